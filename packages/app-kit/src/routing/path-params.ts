/**
 * The parameters that stand in a path, by name: of `/cases/$id` as the router writes it, or of
 * `/payouts/{payoutId?}` as the rules do, where a question mark is one that may be missing.
 */
export type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> & PathParams<Rest>
  : ParamOf<Path>

type ParamOf<Part extends string> = Part extends `{${infer Name}?}`
  ? { readonly [Key in Name]?: string }
  : Part extends `{${infer Name}}` | `$${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

/** The parameters of whatever path: what the router itself knows of them. */
export type AnyParams = Readonly<Record<string, string>>
