/** What a drawing may consist of; anything else is left out, with all it holds. */
export const svgElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image switch view
  linearGradient radialGradient stop clipPath mask pattern marker filter style
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Attributes that draw; what is not named here goes: every `on…` first of all. */
export const svgAttributes: ReadonlySet<string> = new Set(
  `id class style role aria-label aria-hidden viewBox preserveAspectRatio version width height x y x1 y1 x2 y2 cx cy r rx
  ry fx fy fr d points pathLength transform dx dy rotate textLength lengthAdjust startOffset method spacing offset
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits
  gradientTransform spreadMethod markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2
  result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode radius scale xChannelSelector yChannelSelector
  surfaceScale diffuseConstant specularConstant specularExponent kernelMatrix order divisor bias targetX targetY
  kernelUnitLength preserveAlpha azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z baseFrequency
  numOctaves seed stitchTiles tableValues slope intercept amplitude exponent fill fill-rule fill-opacity stroke
  stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity color
  opacity display visibility overflow clip-path clip-rule mask filter flood-color flood-opacity lighting-color
  stop-color stop-opacity marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering
  text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode isolation font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing writing-mode direction
  unicode-bidi`.split(/\s+/),
);
