import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTemporaryRoot } from './temporary-root.ts'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
    temporaryRoot: string
  }
}

/**
 * Vitest's globalSetup of the server's tests: one PostgreSQL and one temporary folder for the run, removed at
 * its end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporaryRoot = makeTemporaryRoot()
  const cluster = await startTestCluster(join(temporaryRoot, 'cluster'))
  project.provide('testCluster', { adminUrl: cluster.adminUrl, secretKey: cluster.secretKey })
  project.provide('temporaryRoot', temporaryRoot)
  return async () => {
    await cluster.stop()
    rmSync(temporaryRoot, { recursive: true, force: true })
  }
}
