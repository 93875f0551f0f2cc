import { tiers, type Tier } from './tier.ts'

/**
 * Something a run of the tests consists of. What it `needs` is run before it, also when only this part was
 * asked for.
 */
export type PartOfTest = {
  name: string
  needs: string[]
  /**
   * What `npm test quick` hands over instead of running all of it: the files that changed, or those of the
   * tests they touch that are this part's. What takes nothing runs whole there, and only where another part
   * needs it.
   */
  takes?: 'changed files' | RegExp
}

export type Choice<Part extends PartOfTest> = { tier: Tier; parts: Part[]; unknown: string[] }

/**
 * What `npm test <words>` asks for: perhaps a tier, perhaps some parts. Without parts it is all of them. The
 * parts keep their order, in which each stands behind what it needs.
 */
export function chooseParts<Part extends PartOfTest>(words: string[], parts: Part[]): Choice<Part> {
  const named = tiers.filter((tier) => words.includes(tier))
  const asked = words.filter((word) => !named.some((tier) => tier === word))
  const unknown = asked.filter((word) => !parts.some((part) => part.name === word))
  const tier = named[0] ?? 'gate'
  const wanted = new Set(asked.length > 0 ? asked : parts.map((part) => part.name))
  for (const part of parts.toReversed()) {
    if (wanted.has(part.name)) for (const name of part.needs) wanted.add(name)
  }
  return {
    tier,
    parts: parts.filter((part) => wanted.has(part.name)),
    unknown: [...unknown, ...named.slice(1)],
  }
}
