// Confetti for a moment, on a canvas over the page. Who wants no motion never loads this.

const PIECES = 150;
const LENGTH_MS = 3200;
const GRAVITY = 0.0011;
const COLOURS = ["#a88bff", "#4fd1d9", "#f5b95a", "#ff8fb4", "#8be08f", "#f2c46d"];

/**
 * A piece thrown from a corner. Where it goes is luck, as in life.
 * @param {number} width
 * @param {number} height
 */
function thrown(width, height) {
  const left = Math.random() < 0.5;
  const speed = (0.55 + Math.random() * 0.6) * Math.sqrt(height / 800);
  const angle = Math.PI * (0.22 + Math.random() * 0.22);
  return {
    x: left ? 0 : width,
    y: height * 0.72,
    dx: speed * Math.cos(angle) * (left ? 1 : -1),
    dy: -speed * Math.sin(angle) * 1.3,
    size: 6 + Math.random() * 7,
    turn: Math.random() * 7,
    spin: (Math.random() - 0.5) * 0.02,
    colour: COLOURS[Math.floor(Math.random() * COLOURS.length)],
    round: Math.random() < 0.3,
  };
}

/** Throw it; returns the function that takes it away. It goes by itself when it has fallen. */
export function throwConfetti() {
  const canvas = document.createElement("canvas");
  canvas.className = "confetti";
  canvas.setAttribute("aria-hidden", "true");
  [canvas.width, canvas.height] = [innerWidth, innerHeight];
  document.body.append(canvas);
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const pieces = Array.from({ length: PIECES }, () => thrown(canvas.width, canvas.height));
  const begin = performance.now();
  let [frame, before] = [0, begin];
  /** @param {number} now */
  const draw = (now) => {
    const [time, over] = [Math.min(40, now - before), (now - begin) / LENGTH_MS];
    before = now;
    if (over >= 1) return canvas.remove();
    paper.clearRect(0, 0, canvas.width, canvas.height);
    paper.globalAlpha = Math.min(1, (1 - over) * 3);
    for (const piece of pieces) {
      piece.dy += GRAVITY * time;
      piece.dx *= 0.996;
      piece.x += piece.dx * time;
      piece.y += piece.dy * time;
      piece.turn += piece.spin * time;
      paper.save();
      paper.translate(piece.x, piece.y);
      paper.rotate(piece.turn);
      paper.scale(1, Math.cos(piece.turn * 2));
      paper.fillStyle = piece.colour;
      paper.beginPath();
      if (piece.round) paper.arc(0, 0, piece.size / 2, 0, 7);
      else paper.rect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2);
      paper.fill();
      paper.restore();
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}
