// The picture of a result, painted on this device.

import { file } from "../../html.js";
import { dashesOf, pieces, seatsIn } from "./lines.js";

/** @import { ResultPicture } from "../../types.js" */

export const WIDTH = 1200;
export const HEIGHT = 630;
const COLOURS = ["#a88bff", "#4fd1d9", "#f5b95a", "#ff8fb4", "#8be08f", "#7fb2ff", "#ff9a78", "#d8dc6e"];
const [INK, FAINT, GOLD, LINE] = ["#f0f1ff", "#b9bee4", "#f2c46d", "#3c4279"];
const MAX_PLAYERS = 6;
const LEFT = 64;
const CHART = { left: 640, top: 236, width: 500, height: 296 };

/** @param {string} path */
async function drawing(path) {
  const image = new Image();
  image.src = file(path);
  await image.decode();
  return image;
}

/**
 * The largest size of letters with which a text fits.
 * @param {CanvasRenderingContext2D} paper
 * @param {string} text
 * @param {number} size
 * @param {number} width
 */
function fitted(paper, text, size, width) {
  for (let now = size; now > 24; now -= 2) {
    paper.font = `700 ${now}px Philosopher`;
    if (paper.measureText(text).width <= width) return;
  }
}

/**
 * @param {CanvasRenderingContext2D} paper
 * @param {ResultPicture} picture
 */
function chart(paper, { rows }) {
  if (rows.length < 2) return;
  const most = Math.max(1, ...rows.flatMap(({ standing }) => standing.points.map((each) => each ?? 0)));
  const x = (/** @type {number} */ place) => CHART.left + (place / (rows.length - 1)) * CHART.width;
  const y = (/** @type {number} */ points) => CHART.top + CHART.height - (points / most) * CHART.height;
  paper.lineWidth = 2;
  paper.strokeStyle = LINE;
  for (const height of [0, 0.5, 1]) {
    paper.beginPath();
    paper.moveTo(CHART.left, CHART.top + height * CHART.height);
    paper.lineTo(CHART.left + CHART.width, CHART.top + height * CHART.height);
    paper.stroke();
  }
  paper.lineWidth = 5;
  paper.lineJoin = "round";
  for (const seat of seatsIn(rows).toReversed()) {
    paper.strokeStyle = COLOURS[seat % COLOURS.length];
    paper.setLineDash(
      dashesOf(seat)
        .split(" ")
        .filter(Boolean)
        .map((length) => Number(length) * 2),
    );
    for (const piece of pieces(rows, seat)) {
      paper.beginPath();
      for (const { place, points } of piece) paper.lineTo(x(place), y(points));
      paper.stroke();
    }
  }
  paper.setLineDash([]);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {ResultPicture} picture
 */
export async function paint(canvas, picture) {
  const [icon, sky] = await Promise.all([
    drawing("art/icon.svg"),
    drawing("art/night.svg"),
    document.fonts.load("700 40px Philosopher", picture.headline),
    document.fonts.load('700 40px "Alegreya Sans"', picture.headline),
  ]);
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paper.fillStyle = "#0e1024";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.globalAlpha = 0.5;
  paper.drawImage(sky, -240, 0, 1680, 490);
  paper.globalAlpha = 1;
  paper.fillStyle = "rgb(14 16 36 / .62)";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.drawImage(icon, LEFT, 48, 72, 72);
  paper.textBaseline = "middle";
  paper.fillStyle = FAINT;
  paper.font = '700 34px "Alegreya Sans"';
  paper.fillText(picture.game, LEFT + 92, 86);
  paper.fillStyle = GOLD;
  fitted(paper, picture.headline, 84, WIDTH - 2 * LEFT);
  paper.fillText(picture.headline, LEFT, 172);
  picture.players.slice(0, MAX_PLAYERS).forEach(({ seat, name, figure, first }, place) => {
    const y = 266 + place * 54;
    paper.fillStyle = COLOURS[seat % COLOURS.length];
    paper.beginPath();
    paper.arc(LEFT + 12, y - 2, 11, 0, 7);
    paper.fill();
    paper.font = `${first ? 700 : 400} 34px "Alegreya Sans"`;
    paper.fillStyle = first ? INK : FAINT;
    paper.fillText(name, LEFT + 40, y, 290);
    paper.textAlign = "right";
    paper.fillText(figure, 590, y, 200);
    paper.textAlign = "left";
  });
  chart(paper, picture);
  paper.fillStyle = FAINT;
  paper.font = '400 28px "Alegreya Sans"';
  paper.fillText(location.host, LEFT, HEIGHT - 40);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {string} name
 * @returns {Promise<File>}
 */
export const fileOf = (canvas, name) =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], name, { type: "image/png" })) : failed(new Error("no picture"))),
      "image/png",
    ),
  );
