import type { StepName } from '@daftar/rules/capital/applications/steps'

/**
 * What is typed and not yet saved, kept through a reload, a crash of the tab and a change of device. Never a
 * password (DEC-WIZ-11).
 */
export interface Drafts {
  read<Values>(step: StepName): Values | null
  /** Null forgets. A full or forbidden storage loses the draft, never the form. */
  keep(step: StepName, values: object | null): void
}

/** What the server keeps of one step. */
export interface RemoteDraft {
  readonly step: StepName
  readonly content: object | null
  readonly version: number
}

/** The server's side of the drafts of one application; absent before there is one. */
export interface RemoteDrafts {
  known(): readonly RemoteDraft[]
  /** Sends what is typed; the answer is its version. */
  send(step: StepName, content: object | null): Promise<number>
}

export interface DraftPlace {
  storage: Storage
  /** The application, or the offer before there is one. */
  owner: string
  remote: RemoteDrafts | null
}

/** How long nothing is typed before it travels. */
const pauseMs = 1_000

interface Local {
  /** Null once it is forgotten here, for as long as the server has not heard of it. */
  readonly values: object | null
  /** The server's version this was typed over. */
  readonly base: number
}

/**
 * The drafts of one application in one tab. What stands here counts as long as the server has nothing newer,
 * so a device that was left behind takes over what was typed on the other.
 */
export function draftsOf({ storage, owner, remote }: DraftPlace): Drafts & { flush(): void } {
  const waiting = new Map<StepName, { values: object | null; timer: ReturnType<typeof setTimeout> }>()
  const versions = new Map<StepName, number>()
  const place = (step: StepName) => `daftar.wizard.${owner}.${step}`
  const known = (step: StepName) => remote?.known().find((draft) => draft.step === step) ?? null
  const versionOf = (step: StepName) => Math.max(versions.get(step) ?? 0, known(step)?.version ?? 0)

  function readLocal(step: StepName): Local | null {
    try {
      const kept: unknown = JSON.parse(storage.getItem(place(step)) ?? 'null')
      return isLocal(kept) ? kept : null
    } catch {
      return null
    }
  }

  function writeLocal(step: StepName, local: Local | null): void {
    try {
      if (local === null) storage.removeItem(place(step))
      else storage.setItem(place(step), JSON.stringify(local))
    } catch {
      // Nowhere to keep it: what is typed still stands in the form.
    }
  }

  async function travel(step: StepName): Promise<void> {
    const entry = waiting.get(step)
    if (!entry || !remote) return
    clearTimeout(entry.timer)
    waiting.delete(step)
    try {
      versions.set(step, await remote.send(step, entry.values))
      const local = readLocal(step)
      const isForgotten = local?.values === null && entry.values === null
      if (local) writeLocal(step, isForgotten ? null : { ...local, base: versionOf(step) })
    } catch {
      // Offline, or the application was handed in meanwhile: it still stands on this device.
    }
  }

  return {
    read: <Values>(step: StepName): Values | null => {
      const local = readLocal(step)
      const there = known(step)
      const isNewer = there !== null && there.version > (local?.base ?? 0)
      return ((isNewer ? there.content : local?.values) ?? null) as Values | null
    },
    keep: (step, values) => {
      const before = readLocal(step)
      // A form that opens untouched says nothing.
      if (values === null && !before?.values && !known(step)?.content && !waiting.has(step)) return
      if (values !== null && isSame(before?.values, values)) return
      writeLocal(step, values === null && !remote ? null : { values, base: versionOf(step) })
      if (!remote) return
      clearTimeout(waiting.get(step)?.timer)
      waiting.set(step, { values, timer: setTimeout(() => void travel(step), pauseMs) })
    },
    flush: () => {
      for (const step of waiting.keys()) void travel(step)
    },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
}

function isLocal(value: unknown): value is Local {
  if (!isObject(value) || !('values' in value) || !('base' in value)) return false
  return value.values === null || isObject(value.values)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
