/** @jest-environment node */
import { Folder } from "../../../tools/deploy/folder";
import { deploysEditions } from "./editions";

describe("a deployment to a folder", () => {
  deploysEditions((site, out) => new Folder(site, out));
});
