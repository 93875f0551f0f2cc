import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useState } from 'react'
import { useServices } from '../use-services.ts'
import { sendProofCode, type CodeFor } from './phone-proof.ts'

/** A code to the linked phone, and what the one that is out was sent for: that alone is done with it. */
export function useCodeSending() {
  const { now } = useServices()
  const [sent, setSent] = useState<{ atMs: number; sentFor: CodeFor | undefined } | null>(null)
  const { mutate, isPending, error, reset } = useMutationOnce({
    ...sendProofCode,
    onSuccess: (_, sentFor) => setSent({ atMs: now(), sentFor }),
  })
  return {
    sent,
    isPending,
    error,
    send: (sentFor?: CodeFor) => mutate(sentFor),
    /** To what is asked for: the code that is out is not taken any more. */
    back: () => {
      reset()
      setSent(null)
    },
  }
}
