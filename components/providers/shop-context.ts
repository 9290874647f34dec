'use client'

import { createContext } from 'react'
import type { Shop } from '@/lib/store/shop'

export const ShopContext = createContext<Shop | null>(null)
