"use client";

import type { ComponentType } from "react";
import { islands } from "./islands/registry";

type Islands = typeof islands;
type IslandName = keyof Islands;

type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown
  ? Props
  : Record<string, never>;

/** A name together with the props of that island and no other. */
type Placed = { [Name in IslandName]: { name: Name; props: PropsOf<Islands[Name]> } }[IslandName];

/**
 * The one way a component that runs in the browser is placed: an element says which island it is and with what JSON
 * props, and the finished page starts it by itself (packages/plain-pages). It says «use client» for all of them: an island
 * that Next finds beside it among the client components has been rendered without it, and stops the build.
 */
export function Island({ name, props }: Placed) {
  // The union above has joined name and props; TypeScript cannot follow it through the look-up.
  const Component = islands[name] as ComponentType<object>;
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
