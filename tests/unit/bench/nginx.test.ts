/** @jest-environment node */
import { readFileSync } from "node:fs";
import { onLoopback } from "@/tools/nginx";

test("nginx's configuration keeps all but its public address", () => {
  const ready = readFileSync("hosting/nginx.conf", "utf8");
  const ports = { site: 8123, redirect: 8124 };
  const moved = onLoopback(ready, { site: "/tmp/site", ports, brotli: true });
  expect(moved.match(/listen .*;/g)).toEqual(["listen 127.0.0.1:8124;", "listen 127.0.0.1:8123;"]);
  expect(moved).not.toContain("ssl");
  expect(moved).toContain("root /tmp/site;");
  expect(moved).toMatch(/^\s*brotli_static on;$/m);
  expect(moved).toContain("gzip_static on;");
  expect(onLoopback(ready, { site: "/tmp/site", ports })).toContain("# brotli_static on;");
});
