import { deploy } from "./editions";
import type { Project, Publication } from "plain-publish";

/* A deployment in a process of its own, which may be killed, or be somebody else's. */

type Asked = { root: string; destination: string; more: Partial<Publication> };

const { root, destination, more } = JSON.parse(process.argv[2] ?? "") as Asked;
const project: Project = {
  root,
  content: "data",
  out: "out",
  record: ".made/built.json",
  build: "make",
  isLeftBehind: () => false,
};
process.stdout.write("begun\n");
process.stdout.write(`${await deploy({ project }, destination, more)}\n`);
