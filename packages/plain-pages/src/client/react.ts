/**
 * What an island may import from react: Preact's own, a tenth of the size. What is not
 * used here costs nothing, so a name that is missing may be added if Preact has it.
 */
export { cloneElement, Component, createContext, createElement, createRef, Fragment, isValidElement } from "preact";
export * from "preact/hooks";
