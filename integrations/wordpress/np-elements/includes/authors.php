<?php
/** Lets the elements' tags stay in what an author saves, with their documented attributes: no handler, no style. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const COMMON_ATTRIBUTES = array( 'id', 'class', 'lang', 'dir', 'hidden', 'slot', 'title', 'data-*' );

/** Tags that an author puts into a slot of an element. */
const SLOTTED = array( 'a', 'div', 'p', 'span', 'img', 'ul' );

/** The attributes that WordPress leaves at a tag. */
function allowed_attributes( string $tag ): array {
	return array_fill_keys( array_merge( COMMON_ATTRIBUTES, array_keys( attributes_of( $tag ) ?? array() ) ), true );
}

add_filter(
	'wp_kses_allowed_html',
	function ( array $allowed, $context ): array {
		if ( 'post' !== $context ) {
			return $allowed;
		}
		foreach ( array_keys( contracts()['tags'] ) as $tag ) {
			$allowed[ $tag ] = allowed_attributes( $tag );
		}
		foreach ( SLOTTED as $tag ) {
			if ( is_array( $allowed[ $tag ] ?? null ) ) {
				$allowed[ $tag ]['slot'] = true;
			}
		}
		return $allowed;
	},
	10,
	2
);

// The protocol of an address is checked in the elements' attributes too.
add_filter(
	'wp_kses_uri_attributes',
	function ( array $names ): array {
		foreach ( contracts()['tags'] as [ 'attributes' => $attributes ] ) {
			$names = array_merge( $names, array_keys( array_filter( $attributes, fn( $spec ) => 'address' === $spec['type'] ) ) );
		}
		return array_values( array_unique( $names ) );
	}
);

// The classic editor drops tags that it does not know.
add_filter(
	'tiny_mce_before_init',
	function ( array $options ): array {
		$rules = array();
		foreach ( array_keys( contracts()['tags'] ) as $tag ) {
			$rules[] = $tag . '[' . implode( '|', array_keys( allowed_attributes( $tag ) ) ) . ']';
		}
		$join = fn( string $name, array $list ) => ltrim( ( $options[ $name ] ?? '' ) . ',' . implode( ',', $list ), ',' );

		$options['extended_valid_elements'] = $join( 'extended_valid_elements', $rules );
		$options['custom_elements']         = $join( 'custom_elements', array_keys( contracts()['tags'] ) );
		return $options;
	}
);
