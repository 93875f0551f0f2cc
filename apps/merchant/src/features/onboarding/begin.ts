import { firstApplicationStep, pathOf } from '@daftar/rules/shell/guards/routes'
import { apiOf } from '../../shared/services.ts'
import type { ScreenContext } from '../../shared/screen-route.ts'
import { keepApplication } from './kept-application.ts'
import { beginApplication } from './queries.ts'

/** DEC-APP-5: a draft that exists is gone on with, else one is made, and its first step opens. */
export async function begin({ queryClient, account }: ScreenContext<unknown>): Promise<string> {
  keepApplication(queryClient, account, await beginApplication(apiOf(queryClient)))
  return pathOf('applicationStep', { currentStep: firstApplicationStep })
}
