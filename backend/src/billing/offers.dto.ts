import { ApiProperty } from '@nestjs/swagger';
import { documentsFor, PLANS, pounds, type Plan } from '@specforge/document';
import {
  bonusCredits,
  type Bundle,
  BUNDLE_IDS,
  type BundleId,
  type PlanOffer,
  planPence,
} from './billing-catalogue.js';

export class PlanOfferDto {
  @ApiProperty({ enum: PLANS, enumName: 'Plan' })
  id: Plan;

  @ApiProperty()
  name: string;

  @ApiProperty()
  tagline: string;

  @ApiProperty({ type: 'integer', description: 'Pence.' })
  monthlyPence: number;

  @ApiProperty({ example: '£19.99' })
  monthlyFormatted: string;

  @ApiProperty({ type: 'integer', description: 'Pence for a year.' })
  yearlyPence: number;

  @ApiProperty({ example: '£199.90' })
  yearlyFormatted: string;

  @ApiProperty({ type: 'integer' })
  monthlyCredits: number;

  @ApiProperty({ type: 'integer', description: 'Credits that come once, with the first payment.' })
  firstTimeBonus: number;

  @ApiProperty({ type: String, nullable: true })
  documents: string | null;

  @ApiProperty({ type: [String] })
  features: string[];
}

export class CreditPackageDto {
  @ApiProperty({ enum: BUNDLE_IDS, enumName: 'CreditPackageId' })
  id: BundleId;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer', description: 'Pence.' })
  priceCents: number;

  @ApiProperty({ example: '£10.00' })
  priceFormatted: string;

  @ApiProperty({ type: 'integer' })
  baseCredits: number;

  @ApiProperty({ type: 'integer' })
  bonusCredits: number;

  @ApiProperty({ type: 'integer' })
  bonusPercentage: number;

  @ApiProperty({ type: 'integer' })
  totalCredits: number;

  @ApiProperty({ type: 'integer' })
  estimatedPRDs: number;

  @ApiProperty()
  popular: boolean;
}

export function mapPackage(bundle: Bundle): CreditPackageDto {
  const { id, name, description, pence, baseCredits, bonusPercentage, popular } = bundle;
  const bonus = bonusCredits(bundle);
  const totalCredits = baseCredits + bonus;
  return {
    id,
    name,
    description,
    priceCents: pence,
    priceFormatted: `£${pounds(pence)}`,
    baseCredits,
    bonusCredits: bonus,
    bonusPercentage,
    totalCredits,
    estimatedPRDs: documentsFor(totalCredits),
    popular,
  };
}

export function mapPlan(offer: PlanOffer): PlanOfferDto {
  const { id, name, tagline, monthlyPence, monthlyCredits, firstTimeBonus, documents, features } = offer;
  const yearlyPence = planPence(id, 'yearly');
  return {
    id,
    name,
    tagline,
    monthlyPence,
    monthlyFormatted: `£${pounds(monthlyPence)}`,
    yearlyPence,
    yearlyFormatted: `£${pounds(yearlyPence)}`,
    monthlyCredits,
    firstTimeBonus,
    documents,
    features,
  };
}
