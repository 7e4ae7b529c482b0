import type { Expectation, SuitePath, SuiteStep } from "../cover/suite.types.ts";

/** What a driver can see. What it leaves out is not compared. */
export type Observation = Partial<Expectation>;

/** Whatever takes a path's steps: the machine itself, a page, a terminal. */
export type Driver = {
  /** A fresh system, brought to where the path's first step leads. */
  readonly start: (first: SuiteStep, path: SuitePath) => void | Promise<void>;
  readonly perform: (step: SuiteStep, index: number) => void | Promise<void>;
  readonly observe: () => Observation | Promise<Observation>;
  readonly stop?: () => void | Promise<void>;
};
