type Ending = () => void | Promise<void>

export type SessionEnd = Readonly<{
  /** Something that can be done only as long as somebody is signed in: to send what waits. */
  addBefore: (ending: Ending) => void
  /** Runs those when somebody signs out, who does not wait for them longer than a moment. */
  runBefore: () => Promise<void>
  /** Something that has to be ended with the session: analytics, what waits to be sent. */
  add: (ending: Ending) => void
  /** The logout route runs them all; one that fails does not keep the others (SES-20, SES-21). */
  run: () => Promise<void>
}>

const mostWaitMs = 1_000

export function createSessionEnd(): SessionEnd {
  const [before, endings] = [new Set<Ending>(), new Set<Ending>()]
  return {
    addBefore: (ending) => void before.add(ending),
    runBefore: async () => {
      if (before.size > 0)
        await Promise.race([runAll(before), new Promise<void>((pass) => setTimeout(pass, mostWaitMs))])
    },
    add: (ending) => void endings.add(ending),
    run: () => runAll(endings),
  }
}

async function runAll(endings: ReadonlySet<Ending>): Promise<void> {
  await Promise.allSettled([...endings].map(async (ending) => ending()))
}
