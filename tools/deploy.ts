import { deploy } from "./deploying";
import { command } from "./say";

/* `npm run deploy -- DESTINO`: publishes the finished site of the project it is run in (docs/deploy.md). */

await command(async () => {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (!(await deploy(process.cwd(), process.argv.slice(2), say))) process.exitCode = 1;
});
