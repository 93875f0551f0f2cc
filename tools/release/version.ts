/** What git says of the tree that a release is made of. */
export interface Commit {
  /** Its short name. */
  name: string
  tags: readonly string[]
}

/** What a version is called in git. */
export const tagOf = (version: string) => `v${version}`

/**
 * What a release made here is called: the version where the commit has its tag; a build on the way to it,
 * which sorts before it, everywhere else (`0.2.0-dev.1a2b3c4`), so that two archives of one name hold the
 * same.
 */
export function nameOf(version: string, commit: Commit | null): string {
  if (commit?.tags.includes(tagOf(version))) return version
  return `${version}-dev${commit ? `.${commit.name}` : ''}`
}

/** A section of a document, by its heading; null where there is none. */
function sectionOf(text: string, heading: RegExp): string | null {
  const found = text.split(/^## /m).find((each) => heading.test(each.split('\n', 1)[0]!))
  return found === undefined ? null : found.split('\n').slice(1).join('\n').trim()
}

/** The versions that the changelog tells of, the latest first. */
export function versionsIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm)].map(([, version]) => version!)
}

/**
 * What must be written before a release is made. A build on the way needs what its operators must know
 * already; a version also says what changed, under its number and day, and leaves nothing that was not said
 * of a version.
 */
export function unwritten(
  name: string,
  version: string,
  { changelog, upgrading }: { changelog: string; upgrading: string },
): string[] {
  const told = (one: string) => Boolean(sectionOf(upgrading, new RegExp(`^${escaped(one)}$`)))
  const isVersion = name === version
  return [
    ...[version, ...versionsIn(changelog)]
      .filter((one, index, all) => all.indexOf(one) === index && !told(one))
      .map((one) => `docs/operations/upgrading.md says nothing of ${one}: what must its operators know?`),
    ...(isVersion && !versionsIn(changelog).includes(version)
      ? [`CHANGELOG.md has no "## ${version} - <day>": what changed with it?`]
      : []),
    ...(isVersion && sectionOf(changelog, /^Unreleased$/)
      ? [`CHANGELOG.md says more under "Unreleased": it belongs to ${version} or to no release yet`]
      : []),
  ]
}

function escaped(version: string): string {
  return version.replaceAll('.', '\\.')
}
