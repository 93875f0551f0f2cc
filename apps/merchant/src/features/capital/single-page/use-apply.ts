import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { keepApplication } from '../../../shared/capital/capital-queries.ts'
import { fieldErrors } from '../../../shared/act/field-errors.ts'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { bodyOf, formFields, type FormValues } from './form.ts'
import type { Form } from './fields.tsx'
import { applyWithForm, beginForm, changeForm, readForm, sendSignatoryCode } from './queries.ts'
import { useServices } from '../../../shared/use-services.ts'

export type Trouble =
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** A colleague saved meanwhile. */
  | { readonly kind: 'conflict'; readonly latest: Application }

export type Apply = ReturnType<typeof useApply>

interface Options {
  offerId: string
  application: Application | null
  form: Form
  /** Where the form begins with what is saved. */
  start: (latest: Application) => FormValues
}

/**
 * Saving and handing in the older form: its first save begins it, later ones change it, and its phone is
 * confirmed by code (CAPI-07 to CAPI-11).
 */
export function useApply({ offerId, application, form, start }: Options) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { api } = useServices()
  const base = useRef(application)
  const { doing, once } = useOnce<'applying'>()
  const { keyOf, renew } = useIdempotencyKey()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [verifying, setVerifying] = useState<Application | null>(null)

  /** One intent at a time; a second click meanwhile does nothing. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await once('applying', () => {
      setTrouble(null)
      return work().catch(fail)
    })
  }

  function keep(saved: Application): void {
    base.current = saved
    keepApplication(queryClient, saved)
  }

  async function save(): Promise<Application | null> {
    if (!base.current) {
      const begun = await beginForm(api, offerId, keyOf('begin'))
      keep(begun)
      // Begun and filled in by a colleague meanwhile: the merchant decides whose stands.
      if (begun.version > 1) {
        setTrouble({ kind: 'conflict', latest: begun })
        return null
      }
    }
    const saved = await changeForm(api, base.current!, bodyOf(form.values))
    keep(saved)
    return saved
  }

  async function submit(saved: Application): Promise<void> {
    try {
      const sent = await applyWithForm(api, saved.id, keyOf('apply'))
      form.restart(form.values)
      keep(sent)
      showToast({ id: 'single-page', variant: 'success', title: m.single_page_sent() })
      void navigate({ to: capitalPaths.application(sent.id) })
    } catch (error) {
      if (error instanceof ApiError) renew()
      if (!(error instanceof ApiError) || error.reason !== 'signatory_unverified') throw error
      await sendSignatoryCode(api, saved.id)
      setVerifying(saved)
    }
  }

  async function fail(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return setTrouble({ kind: 'lost' })
    if (error.reason === 'stale_version' && base.current)
      return setTrouble({ kind: 'conflict', latest: await readForm(api, base.current.id) })
    if (error.status === 400 && Object.keys(error.fields).length > 0)
      return form.refuse(fieldErrors(error.fields, formFields))
    setTrouble({ kind: 'refused', error })
    showToast({ id: 'single-page', variant: 'error', title: problemText(error) })
  }

  return {
    isBusy: doing !== null,
    trouble,
    verifying,
    submit: async () => {
      if (!(await form.pass())) return
      await attempt(async () => {
        const saved = await save()
        if (saved) await submit(saved)
      })
    },
    saveForLater: () =>
      attempt(async () => {
        if (!(await save())) return
        form.restart(form.values)
        showToast({ id: 'single-page', variant: 'success', title: m.common_changes_saved() })
      }),
    onVerified: (verified: Application) => {
      setVerifying(null)
      keep(verified)
      void attempt(() => submit(verified))
    },
    stopVerifying: () => setVerifying(null),
    /** From here on saves go over this version: the merchant has seen it and keeps their own. */
    keepMine: (latest: Application) => {
      base.current = latest
      setTrouble(null)
    },
    takeTheirs: (latest: Application) => {
      keep(latest)
      form.restart(start(latest))
      setTrouble(null)
    },
  }
}
