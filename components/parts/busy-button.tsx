'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** A busy button; ignoring its presses needs a client component. */
export const BusyButton = (props: Omit<ComponentProps<typeof Button>, 'busy'>) => <Button {...props} busy />
