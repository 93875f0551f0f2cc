import type { UseMutationOptions } from '@tanstack/react-query'
import { showToast } from './toasts.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { useMutationOnce } from './use-mutation-once.ts'

/**
 * What somebody means to do, with one key per intended effect, so that a repeated press does nothing twice.
 */
export type Keyed<Intent> = { intent: Intent; key: string }

/** An act as its dialog draws it. */
export type Act = { isPending: boolean; error: unknown }

type ActOptions<Intent, Answer> = {
  mutation: UseMutationOptions<Answer, Error, Keyed<Intent>>
  /** What is said when it is done. */
  doneText: (done: { intent: Intent; answer: Answer }) => string
  onDone: (answer: Answer) => void
  /** What makes the same intent another one: how often its object has changed. */
  since?: number
}

/**
 * Does one thing: says so and closes when it is done, and stays with the error when it is not. A second press
 * while it is under way does nothing; after a lost answer the same intent carries the same key.
 */
export function useAct<Intent, Answer>({ mutation, doneText, onDone, since }: ActOptions<Intent, Answer>) {
  const { keyOf } = useIdempotencyKey()
  const { mutate, isPending, error } = useMutationOnce(mutation)
  function send(intent: Intent) {
    mutate(
      { intent, key: keyOf({ intent, since }) },
      {
        onSuccess: (answer) => {
          showToast({ variant: 'success', title: doneText({ intent, answer }) })
          onDone(answer)
        },
      },
    )
  }
  return { isPending, error, send }
}
