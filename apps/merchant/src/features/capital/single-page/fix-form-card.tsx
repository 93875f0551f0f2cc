import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { leadingReason } from '@daftar/rules/capital/applications/reset-reasons'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  applicationOnOfferQuery,
  applicationQuery,
  keepApplication,
} from '../../../shared/capital/capital-queries.ts'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { reasonTitle, reasonWords } from '../parts/application/reason-words.ts'
import { FixFields, fixLabels } from './fix-fields.tsx'
import { checkFix, fixBody, fixFields, startFix, type FixValues } from './fix-form.ts'
import { fixProblemText } from './fix-problem.ts'
import { changeForm } from './queries.ts'
import styles from './single-page.module.css'
import { useKeptForm } from './use-kept-form.ts'
import { useServices } from '../../../shared/use-services.ts'

/** An application that came back: why, and only what has to be put right (APPL-23, APPL-29 to APPL-40). */
export function FixForm({ application }: { application: Application }) {
  const shown = fixFields(application)
  const leading = leadingReason(application.reasons)
  const form = useKeptForm<FixValues>({
    // Each return is one of its own: what was typed in an earlier one has been sent.
    place: `${application.id}.${application.version}`,
    start: startFix(application),
    check: (values) => checkFix(values, shown),
  })
  const sending = useResubmit(application)

  async function submit() {
    if (!(await form.pass())) return
    const error = await sending.send(fixBody(form.values, shown))
    if (error?.status === 400) form.refuse(fieldErrors(error.fields, {}))
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Notice tone="warning" title={reasonTitle(leading ? [leading] : application.reasons)}>
        {leading ? m.single_page_fix_lead({ count: shown.length }) : reasonWords(application.reasons)}
      </Notice>
      <ErrorSummary title={m.wizard_check_fields()} errors={summaryOf(form.listed, fixLabels())} />
      {sending.problem ? <Notice tone="negative" live="alert" title={sending.problem} /> : null}
      <FixFields form={form} shown={shown} reasons={application.reasons} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={sending.isSending}>
          {m.single_page_submit()}
        </Button>
      </div>
    </form>
  )
}

/**
 * Hands the corrected fields in again; back on the application page it says so (APPL-40, CAPI-20, CAPI-41 to
 * CAPI-44).
 */
function useResubmit(application: Application) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { doing, once } = useOnce<'sending'>()
  const [problem, setProblem] = useState<string | null>(null)

  async function resubmit(body: ReturnType<typeof fixBody>): Promise<ApiError | null> {
    setProblem(null)
    try {
      keepApplication(queryClient, await changeForm(api, application, body))
      showToast({ id: 'single-page', variant: 'success', title: m.single_page_sent_again() })
      void navigate({ to: capitalPaths.application(application.id) })
      return null
    } catch (error) {
      const title = fixProblemText(error)
      setProblem(title)
      showToast({ id: 'single-page', variant: 'error', title })
      if (hasMovedOn(error)) await readAgain()
      return error instanceof ApiError ? error : null
    }
  }

  /** The page then shows where the application stands now. */
  async function readAgain(): Promise<void> {
    await queryClient.invalidateQueries(applicationQuery(application.id))
    await queryClient.invalidateQueries(applicationOnOfferQuery(application.offer_id))
  }

  return {
    isSending: doing !== null,
    problem,
    send: (body: ReturnType<typeof fixBody>) => once('sending', () => resubmit(body)),
  }
}

function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'wrong_status' || error.reason === 'stale_version')
}
