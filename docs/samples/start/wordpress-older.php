<?php
// Before WordPress 6.5: an ordinary script, with type="module" added to its tag.

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script( 'np-elements', 'https://cdn.example/np/np-elements.js', array(), null );
} );

add_filter( 'script_loader_tag', function ( $tag, $handle ) {
	return 'np-elements' === $handle ? str_replace( '<script ', '<script type="module" ', $tag ) : $tag;
}, 10, 2 );
