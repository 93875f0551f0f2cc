/**
 * Who looks at a screen. People of the demo by the merchant they own or the role they have; `nobody` is not
 * signed in, and `newcomer` has signed in a moment ago and belongs to no merchant yet.
 */
export type Visitor =
  | 'nobody'
  | 'newcomer'
  | 'bukhoorApplicant'
  | 'marsaApplicant'
  | 'tirazApplicant'
  | 'lubanApplicant'
  | `${'noor' | 'rawaa' | 'tamr' | 'zafaran' | 'lulwa' | 'shams' | 'rimal'}Owner`
  | `${'sadaf' | 'jabal' | 'warda' | 'waha' | 'ghaf' | 'bahri'}Owner`
  | 'noorSales'
  | 'noorSettlements'
  | 'underwriter'
  | 'agent'
  | 'finance'
  | 'admin'

/**
 * One stop of the walk over an application's screens, which proves of each how it looks: accessible in light
 * and dark, as wide as the screen, with a title and one heading of the first level, and nothing to complain
 * about on the console.
 *
 * The tables of stops stand here because two rooms read them: each application's own test holds its route
 * table against them, so that a screen nobody walks to fails, and the walk itself goes there in a browser.
 */
export interface Stop<Route extends string, Thing extends string> {
  /** The screen, as the application's route table names it. */
  route: Route
  as: Visitor
  /** What is special about this stop, where a screen has several. */
  shows?: string
  /** The address of the demo that shows it; ids of the demo's own come in. */
  at: string | ((demo: Readonly<Record<Thing, string>>) => string)
  /** Where an address leads that only passes on. */
  leadsTo?: string | ((demo: Readonly<Record<Thing, string>>) => string)
  /** What the server refuses there on purpose: the screen then says so. */
  refused?: 400 | 404
}

/** The screens that no stop shows as they open. */
export function otherStops<Route extends string>(
  screens: readonly Route[],
  stops: readonly Pick<Stop<string, string>, 'route' | 'shows'>[],
): Route[] {
  const shown = new Set(stops.filter(({ shows }) => shows === undefined).map(({ route }) => route))
  return screens.filter((route) => !shown.has(route))
}
