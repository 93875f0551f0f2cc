type Ending = () => void | Promise<void>

export type SessionEnd = Readonly<{
  /** Something that has to be ended with the session: analytics, what waits to be sent. */
  add: (ending: Ending) => void
  /** The logout route runs them all; one that fails does not keep the others (SES-20, SES-21). */
  run: () => Promise<void>
}>

export function createSessionEnd(): SessionEnd {
  const endings = new Set<Ending>()
  return {
    add: (ending) => void endings.add(ending),
    run: async () => {
      await Promise.allSettled([...endings].map(async (ending) => ending()))
    },
  }
}
