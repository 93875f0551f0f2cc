import { configure, getConfig } from '@testing-library/dom'
import type { AnsweringServer } from './answers.ts'

const { asyncWrapper: wrap } = getConfig()

/**
 * How long `findBy…` and `waitFor` wait. The limit only bounds a hang: a run of all tests shares the machine
 * and may take its time, and whoever writes a test wants to hear soon. What the server of the test cannot
 * answer ends the waiting at once.
 */
export function waitWith(server: AnsweringServer): void {
  configure({
    asyncUtilTimeout: process.env['TEST_TIER'] ? 30_000 : 5_000,
    asyncWrapper: (work) => Promise.race([wrap(work), server.broken]),
  })
}
