/**
 * Our own packages do nothing by being imported: what is not used of them is left out, style sheets aside.
 */
export const treeshake = {
  moduleSideEffects: [
    { test: /\/packages\/(words|rules|contract|client|app-kit)\/src\//, sideEffects: false },
  ],
}

/** Of two thousand icons a build reads those that are used. */
export const lazyBarrel = true
