"""The browser client: modules, styles, drawings and fonts, as they are sent. It draws views and holds no rules."""
