import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** Vitest's globalSetup of the server's tests: one PostgreSQL for the run, stopped and removed at its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('testCluster', { adminUrl: cluster.adminUrl, secretKey: cluster.secretKey })
  return () => cluster.stop()
}
