import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { isExperimentOn, type Experiment } from '@daftar/rules/access/experiments'
import { applicationView, type ApplicationView } from '@daftar/rules/capital/applications/application-view'

type Viewed = Pick<Application, 'status' | 'steps' | 'reasons' | 'marks'>

/** What is shown of an application, on its status page and at the address of its offer alike. */
export function viewOf(application: Viewed, experiments: readonly Experiment[]): ApplicationView {
  return applicationView({
    status: application.status,
    hasSteps: application.steps.length > 0,
    reasons: application.reasons,
    hasMarks: application.marks.length > 0,
    hasRedesignedResetForm: isExperimentOn(experiments, 'redesigned_reset_form'),
  })
}
