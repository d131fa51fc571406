export {
  FEATURE_ID,
  FEATURE_NOT_CHOSEN_TEXT,
  FEATURE_RULES,
  type Feature,
  type FeatureId,
  featureDisabledText,
  featureGroupName,
  IMPORTED_WITHOUT_PLUS,
  isFeatureId,
  NOT_AVAILABLE_TEXT,
} from "./feature.ts";
export {
  bindingText,
  packagePrice,
} from "./package-price.ts";
export {
  approvedPackage,
  companyFeatures,
  DEFAULT_PACKAGE_PERIOD,
  hasFeature,
  renewedPackage,
} from "./package-setup.ts";
