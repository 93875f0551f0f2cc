import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
    temporaryRoot: string
  }
}

/** Vitest's globalSetup of the server's tests: one PostgreSQL and one temporary folder for the run, removed at its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporaryRoot = mkdtempSync(join(tmpdir(), 'daftar-test-'))
  // PostgreSQL runs as another user when the tests are run by root.
  chmodSync(temporaryRoot, 0o711)
  const cluster = await startTestCluster(join(temporaryRoot, 'cluster'))
  project.provide('testCluster', { adminUrl: cluster.adminUrl, secretKey: cluster.secretKey })
  project.provide('temporaryRoot', temporaryRoot)
  return async () => {
    await cluster.stop()
    rmSync(temporaryRoot, { recursive: true, force: true })
  }
}
