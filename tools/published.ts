import type { Project } from "plain-publish";
import { isLeftBehind } from "../lib/folders";

/** This project, or a copy of it, as publishing knows it. @param root its folder */
export const publishedFrom = (root: string): Project => ({
  root,
  content: "data",
  out: "out",
  record: ".generated/built.json",
  build: "npm run build",
  isLeftBehind,
});
