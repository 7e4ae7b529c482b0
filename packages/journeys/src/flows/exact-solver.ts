import type { Solver } from "@safar/paths";
import loadHighs from "highs";

/** HiGHS, compiled to WebAssembly. One for each task: what ran out of time or memory is not asked again. */
export const openSolver = async (): Promise<Solver> => {
  const highs = await loadHighs();
  return (program, limitMs) => {
    const solution = highs.solve(program, { time_limit: limitMs / 1000, mip_rel_gap: 0, output_flag: false });
    if (solution.Status !== "Optimal") return null;
    const { Columns: columns, ObjectiveValue: objective } = solution;
    return { objective, valueOf: (name) => columns[name]?.Primal ?? 0 };
  };
};
