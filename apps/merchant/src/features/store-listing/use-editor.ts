import { ApiError } from '@daftar/client'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { fieldsOfStep, listingProblems } from '@daftar/rules/listings/document'
import type { ListingStep } from '@daftar/rules/listings/steps'
import { isOpenListing } from '@daftar/rules/listings/listing-status'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listingMutation, listingQuery, type StoreListing } from './queries.ts'

/**
 * A listing under way: what is typed outlasts the way from step to step, is saved on Continue and whenever a
 * step or the page is left, and is never saved over what somebody else wrote meanwhile (DEC-STO-9).
 */
export function useEditor(listing: StoreListing, step: ListingStep) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutationOnce(listingMutation(queryClient, listing.store_id))
  const [trouble, setTrouble] = useState<{ isStale: boolean; text: string } | null>(null)
  const version = useRef(listing.version)
  const form = useCheckedForm({
    start: listing.document,
    check: (document) => {
      const problems = Object.entries(listingProblems(document, false))
      return Object.fromEntries(problems.filter(([path]) => step !== 'review' && isOf(step, path)))
    },
    whole: true,
  })
  const isOpen = isOpenListing(listing.status)

  function send(keepalive: boolean, then?: () => void) {
    mutate(
      { act: 'save', document: form.values, version: version.current, keepalive },
      {
        onSuccess: (saved) => {
          version.current = saved.version
          setTrouble(null)
          form.restart(saved.document)
          then?.()
        },
        onError: (error) => {
          const isStale = error instanceof ApiError && error.reason === 'stale_version'
          if (error instanceof ApiError) form.refuse(error.fields)
          setTrouble({ isStale, text: problemText(error) })
        },
      },
    )
  }

  // Whoever leaves the page leaves a draft behind.
  const left = useRef<() => void>(() => undefined)
  useEffect(() => {
    left.current = () => isOpen && form.isDirty && !trouble?.isStale && send(true)
  })
  useEffect(() => () => left.current(), [])

  return {
    form,
    isOpen,
    isBusy: isPending,
    trouble,
    /** Saves what was typed, where something was, and goes on. */
    save(then: () => void) {
      if (!isOpen || !form.isDirty) return then()
      return void form.pass().then((isPassed) => isPassed && send(false, then))
    },
    /** Leaves a step otherwise: what was typed is saved where it can be. */
    leave(then: () => void) {
      if (isOpen && form.isDirty && !trouble?.isStale) send(false)
      then()
    },
    submit() {
      mutate(
        { act: 'submit', version: version.current },
        {
          onSuccess: (saved) => {
            version.current = saved.version
            setTrouble(null)
            showToast({ variant: 'success', title: m.listing_submitted() })
          },
          onError: (error) => setTrouble({ isStale: false, text: problemText(error) }),
        },
      )
    },
    /** Takes what somebody else wrote, in place of what was typed here. */
    async load() {
      const theirs = await queryClient.fetchQuery({ ...listingQuery(listing.store_id), staleTime: 0 })
      version.current = theirs.version
      form.restart(theirs.document)
      setTrouble(null)
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

function isOf(step: Exclude<ListingStep, 'review'>, path: string): boolean {
  return fieldsOfStep[step].some((field) => path === field || path.startsWith(`${field}.`))
}
