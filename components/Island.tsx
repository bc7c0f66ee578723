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
 * props, and the finished page starts it by itself (packages/plain-pages). One rendered without it stops the build.
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
