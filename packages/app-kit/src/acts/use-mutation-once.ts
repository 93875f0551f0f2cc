import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

type Mutation<Data, Variables, Result> = UseMutationResult<Data, Error, Variables, Result>

/**
 * A mutation that is under way once: pressed again before the page has drawn that it is busy, it does
 * nothing. For a press after a lost answer see `useIdempotencyKey`.
 */
export function useMutationOnce<Data, Variables = void, Result = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
): Omit<Mutation<Data, Variables, Result>, 'mutateAsync'> {
  const isUnderWay = useRef(false)
  const { mutateAsync: _, ...mutation } = useMutation({
    ...options,
    onSettled: (...outcome) => {
      isUnderWay.current = false
      return options.onSettled?.(...outcome)
    },
  })
  const mutate: Mutation<Data, Variables, Result>['mutate'] = (...asked) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(...asked)
  }
  return { ...mutation, mutate }
}
