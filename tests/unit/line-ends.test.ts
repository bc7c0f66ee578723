import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "@/tools/root";
import { folderWith } from "./folder";

/* Git on Windows, and whoever has told it so, writes CR LF into the files of a clone unless .gitattributes says otherwise. */

const isClone = existsSync(path.join(ROOT, ".git"));

(isClone ? test : test.skip)(
  "a clone with core.autocrlf=true has scripts and data with the line ends they need",
  async () => {
    const clone = path.join(await folderWith({}), "clone");
    const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" });
    git("clone", "--quiet", "--config", "core.autocrlf=true", ROOT, clone);
    // Each line: how the file's ends are in the index, and how in the folder.
    const turned = git("-C", clone, "ls-files", "--eol")
      .split("\n")
      .filter((line) => /\bw\/(crlf|mixed)\b/.test(line));
    expect(turned).toEqual([]);
  },
);
