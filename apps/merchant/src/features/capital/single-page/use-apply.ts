import { ApiError, randomKey } from '@daftar/client'
import type { Application } from '@daftar/contract/endpoints/capital-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { keepApplication } from '../../../shared/capital-queries.ts'
import { fieldErrors } from '../../../shared/field-errors.ts'
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

/** Saving and handing in the older form: its first save begins it, later ones change it, and its phone is confirmed by code (CAPI-07 to CAPI-11). */
export function useApply({ offerId, application, form, start }: Options) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { api } = useServices()
  const base = useRef(application)
  const busy = useRef(false)
  const keys = useRef({ begin: randomKey(), apply: randomKey() })
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [verifying, setVerifying] = useState<Application | null>(null)

  /** One intent at a time; a second click meanwhile does nothing. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      await fail(error)
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  function keep(saved: Application): void {
    base.current = saved
    keepApplication(queryClient, saved)
  }

  async function save(): Promise<Application | null> {
    if (!base.current) {
      const begun = await beginForm(api, offerId, keys.current.begin)
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

  async function handIn(saved: Application): Promise<void> {
    try {
      const sent = await applyWithForm(api, saved.id, keys.current.apply)
      form.restart(form.values)
      keep(sent)
      showToast({ id: 'single-page', variant: 'success', title: m.single_page_sent() })
      void navigate({ to: capitalPaths.application(sent.id) })
    } catch (error) {
      if (error instanceof ApiError) keys.current.apply = randomKey()
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
    isBusy,
    trouble,
    verifying,
    submit: async () => {
      if (!(await form.pass())) return
      await once(async () => {
        const saved = await save()
        if (saved) await handIn(saved)
      })
    },
    saveForLater: () =>
      once(async () => {
        if (!(await save())) return
        form.restart(form.values)
        showToast({ id: 'single-page', variant: 'success', title: m.common_changes_saved() })
      }),
    onVerified: (verified: Application) => {
      setVerifying(null)
      keep(verified)
      void once(() => handIn(verified))
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
