import { type ComponentProps, type ComponentType, createContext, createElement, use } from "react";

export type AnchorProps = ComponentProps<"a">;

const AnchorContext = createContext<ComponentType<AnchorProps> | "a">("a");

/** Gives every link below it to the application's router. Without one, links are plain links. */
export const AnchorProvider = AnchorContext.Provider;

export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props);
}
