import { root } from '../lib/paths.ts'
import { capture } from '../lib/run.ts'

/** What was changed, by path from the root, and since which state of the repository. */
export type Change = { since: string; sinceSays: string; files: string[] }

/**
 * Everything that differs from `main`, committed or not; on `main` itself what is not committed yet, and
 * where that is nothing its last commit. Throws where git cannot tell.
 */
export async function readChange(base: string = root): Promise<Change> {
  const head = await git(base, 'rev-parse', 'HEAD')
  const fork = await git(base, 'merge-base', 'HEAD', 'main').catch(() => head)
  const since = async (commit: string, sinceSays: string) => ({
    since: commit,
    sinceSays,
    files: await differing(base, commit),
  })
  if (fork !== head) return since(fork, 'where main was left')
  const written = await since(head, 'the last commit')
  return written.files.length > 0
    ? written
    : since(await git(base, 'rev-parse', 'HEAD~1'), 'the commit before the last one')
}

/** Every file that git knows or would take. */
export async function listFiles(base: string = root): Promise<string[]> {
  return lines(await git(base, 'ls-files', '--cached', '--others', '--exclude-standard'))
}

/** A file as it was in a commit; empty where it was not there. */
export async function textAt(commit: string, file: string, base: string = root): Promise<string> {
  return git(base, 'show', `${commit}:${file}`).catch(() => '')
}

async function differing(base: string, commit: string): Promise<string[]> {
  const tracked = lines(await git(base, 'diff', '--name-only', '--no-renames', commit))
  const untracked = lines(await git(base, 'ls-files', '--others', '--exclude-standard'))
  return [...new Set([...tracked, ...untracked])].toSorted()
}

async function git(base: string, ...args: string[]): Promise<string> {
  const done = await capture(['git', ['-c', 'core.quotePath=off', ...args]], { cwd: base })
  if (done.code !== 0) throw new Error(`git ${args[0]} failed: ${done.output.trim()}`)
  return done.output.trim()
}

function lines(output: string): string[] {
  return output ? output.split('\n') : []
}
