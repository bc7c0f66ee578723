import { mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { run } from "../processes";
import { ROOT } from "../project";
import { frameOf, groupsOf, type Groups } from "./frame";
import { sceneAt, SECONDS } from "./timeline";

/*
 * Draws the film of the front page from its own drawing and leaves it in
 * data/videos, committed: `npm run film` is needed only when the drawing or the
 * timeline changes. Needs ffmpeg with libsvtav1 and libx264 (Debian: apt-get
 * install ffmpeg).
 */

const DRAWING = "data/pictures/home/pelicula-puerto.svg";
const FRAMES_A_SECOND = 30;
/** What a reader should pay at most for a film that decorates, in bytes. */
const BUDGET = 400_000;

// The drawing's colours are sRGB, whose primaries are those of BT.709: said and converted so, they stay what the poster shows.
const COLOURS = [
  "-vf",
  "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];
// No dates or program names inside, and one key frame: the film is short and loops.
const PLAIN = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-g", "240"];
const INDEX_FIRST = ["-movflags", "+faststart"];

const ENCODINGS = [
  {
    file: "puerto.av1.mp4",
    options: ["-c:v", "libsvtav1", "-preset", "3", "-crf", "34", "-svtav1-params", "lp=1:scd=0"],
  },
  {
    file: "puerto.mp4",
    options: [
      "-c:v",
      "libx264",
      "-preset",
      "veryslow",
      "-tune",
      "animation",
      "-crf",
      "23",
      "-profile:v",
      "high",
      "-level:v",
      "4.0",
      "-refs",
      "4",
    ],
  },
] as const;

async function* frames(groups: Groups): AsyncGenerator<Buffer> {
  const count = SECONDS * FRAMES_A_SECOND;
  for (let index = 0; index < count; index++) {
    const svg = frameOf(groups, sceneAt(index / FRAMES_A_SECOND));
    yield await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  }
}

async function encode(groups: Groups, file: string, options: readonly string[]): Promise<void> {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "1280x720", "-r", String(FRAMES_A_SECOND), "-i", "-"];
  await run("ffmpeg", ["-y", "-loglevel", "error", ...raw, ...COLOURS, ...options, ...PLAIN, ...INDEX_FIRST, file], {
    aloud: true,
    input: frames(groups),
  });
}

const groups = groupsOf(await readFile(path.join(ROOT, DRAWING), "utf8"));
await mkdir(path.join(ROOT, "data/videos"), { recursive: true });
for (const { file, options } of ENCODINGS) {
  const target = path.join(ROOT, "data/videos", file);
  await encode(groups, target, options);
  const { size } = await stat(target);
  process.stdout.write(`data/videos/${file}: ${Math.round(size / 1000)} kB\n`);
  if (size > BUDGET) throw new Error(`data/videos/${file} is heavier than ${BUDGET / 1000} kB`);
}
